/**
 * Every version of the privacy notice, the current one last. Any change to `contactConsent` or
 * `privacyNotice` is a new version, named by its date. Old versions stay valid, for enquiries
 * written offline and for pages that are still open.
 */
export const noticeVersions = ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24'] as const;

export type NoticeVersion = (typeof noticeVersions)[number];
