/** A Firestore document; `path` is its collection and id. */
export interface SeedDocument {
  path: string;
  data: Record<string, unknown>;
}
