/** `npm run fill-in-enquiries`: makes enquiries of earlier releases searchable at once. */
import { runWriting } from './backup/command.ts';

await runWriting(async () => {
  const { fillInFindable } = await import('../functions/src/enquiries/fill-in-findable.ts');
  return `${await fillInFindable()} enquiries and versions made searchable`;
});
