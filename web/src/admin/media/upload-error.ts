/** A failed upload with a message for the admin. */
export class UploadError extends Error {}
