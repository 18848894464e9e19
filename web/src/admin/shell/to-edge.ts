/** The margin of what runs to the edge of a phone’s screen, where what is cut goes on. */
export const toEdge = { xs: -2, sm: 0 } as const;
