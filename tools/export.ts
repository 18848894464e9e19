/** `npm run export -- folder`: the content of the site as tables, Markdown, pictures and JSON, to move on with. */
import { runReading } from './backup/command.ts';
import { workOn } from './backup/target.ts';

await runReading(1, async (target, { folder }) => {
  if (!folder) throw new Error('Usage: npm run export -- folder [--project id]');
  workOn(target);
  const { exportSite } = await import('./export/export-site.ts');
  const { documents, files, missing } = await exportSite(folder);
  return [
    `Exported "${target.projectId}" to ${folder}: ${documents} documents and ${files} files`,
    ...missing.map((path) => `- ${path}: a document names it, but it is not stored`),
  ].join('\n');
});
