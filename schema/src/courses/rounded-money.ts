import { moneyDecimals } from '../institute.ts';

/** An amount with as many decimals as the institute's currency has. */
export const roundedMoney = (amount: number): number => Number(amount.toFixed(moneyDecimals));
