/** Most seats left that are told. */
export const fewSeats = 5;
