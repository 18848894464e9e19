import * as z from 'zod/mini';
import { kindOf } from '../kinds/kinds.ts';
import { documentId, text, timestamp } from '../fields/fields.ts';
import { uploadFolders } from './upload.ts';

/** How many uploaded files a list has. */
export const mediaListCount = 60;

/** Most files that a list has. */
export const mostFiles = 6000;

/** Days until a deleted file is removed for good. */
export const deletedFileDays = 30;

/** Most documents in which a file is replaced at once. */
export const mostReplaced = 100;

/** What staff say of an uploaded file. */
export const mediaText = z.object({
  /** What a picture shows; the start for pictures in posts. */
  alt: text(300),
  /** Its focal point, such as `x30-y70`, with which new places start; empty for the middle. */
  focus: text(20),
});

/** An uploaded file, once by its content: its id is the beginning of the hash (media-7). */
export const mediaFile = z.extend(mediaText, {
  _id: documentId(),
  /** Its link, relative to `uploadedFilePath`. */
  path: z.string(),
  name: z.string(),
  /** In bytes. */
  size: z.number(),
  /** When it was uploaded. */
  at: timestamp(),
  /** When it was deleted; empty if it is not. */
  deletedAt: z.string(),
});

/** Whether it is an image, not a PDF. */
export const isImage = ({ path }: Pick<MediaFile, 'path'>): boolean =>
  path.startsWith(`/${uploadFolders.image}/`);

/** Whether nothing says what an image shows. */
export const lacksAlt = (file: MediaFile): boolean => isImage(file) && file.alt.trim() === '';

/** The parts of the library; only the last one has deleted files. */
export const mediaViews = ['all', 'images', 'pdfs', 'alt', 'unused', 'deleted'] as const;

export type MediaView = (typeof mediaViews)[number];

/** The newest files of a view, and how many each view has. */
export const mediaPage = z.object({
  files: z.array(mediaFile),
  /** How many match, also beyond those above. */
  found: z.number(),
  counts: z.object({
    all: z.number(),
    images: z.number(),
    pdfs: z.number(),
    alt: z.number(),
    /** Known in that view alone: finding it reads all of the content. */
    unused: z.optional(z.number()),
    deleted: z.number(),
  }),
});

export type MediaPage = z.infer<typeof mediaPage>;

/** A place that shows or links to a file. */
export const fileUse = z.object({
  /** Path of the document, such as `courses/abc`. */
  document: z.string(),
  title: z.string(),
  /** Path of the field, such as `testimonials.0.image`. */
  field: z.string(),
});

/** Whether it is a record of what was agreed to or what proves a claim, which keeps its file. */
export const keepsFile = ({ document }: FileUse): boolean => kindOf(document)?.links === 'kept';

export const mediaDetails = z.object({
  uses: z.array(fileUse),
  /** Who uploaded it, as far as the audit trail knows. */
  by: z.optional(z.string()),
});

/** The id of the file that takes the place of another one. */
export const fileReplacement = z.object({ by: documentId() });

export type MediaFile = z.infer<typeof mediaFile>;
export type MediaText = z.infer<typeof mediaText>;
export type FileUse = z.infer<typeof fileUse>;
export type MediaDetails = z.infer<typeof mediaDetails>;
