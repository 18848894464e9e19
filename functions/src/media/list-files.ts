import { mediaListCount, uploadFolders, type MediaFile } from '@institute/schema';
import { bucket } from '../platform/admin.ts';

/** `images/0123456789abcdef-front-door.webp` is called `front-door.webp`. */
const nameOf = (path: string): string => path.slice(path.indexOf('-') + 1);

/** The uploaded files of a kind whose names contain a text, newest first. */
export async function listFiles({
  query: { kind, name },
}: {
  query: { kind: keyof typeof uploadFolders; name: string };
}): Promise<MediaFile[]> {
  const [files] = await (await bucket()).getFiles({ prefix: `${uploadFolders[kind]}/` });
  return files
    .map(({ name: path, metadata }) => ({
      path: `/${path}`,
      name: nameOf(path),
      size: Number(metadata.size),
      at: new Date(String(metadata.timeCreated)).toISOString(),
    }))
    .filter((file) => file.name.includes(name.toLowerCase()))
    .toSorted((one, other) => (one.at < other.at ? 1 : -1))
    .slice(0, mediaListCount);
}
