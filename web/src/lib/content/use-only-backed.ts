import { useQueryClient } from '@tanstack/react-query';
import { knowsOnlyBacked } from './content-state.ts';

/** Whether only what is backed is shown: then nothing has defaults (claims-2). */
export const useOnlyBacked = (): boolean => knowsOnlyBacked(useQueryClient());
