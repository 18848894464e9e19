import * as z from 'zod/mini';
import { list } from './fields.ts';

/** A list that is absent where what the build has stands instead; apart, since forms of visitors load the other fields. */
export const ownList = <Item extends z.core.SomeType>(item: Item, max: number) =>
  z.optional(list(item, max)._zod.def.innerType);
