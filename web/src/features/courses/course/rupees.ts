const format = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** An amount in whole rupees, such as ₹48,000. */
export const rupees = (amount: number): string => format.format(amount);
