/** What an admin can be, the most powerful first. */
export const roles = ['owner', 'editor', 'counsellor'] as const;

export type Role = (typeof roles)[number];

/**
 * Who may do what (roles-1). The endpoint table, both rules files and the dashboard read it;
 * `npm run rules` writes it into the rules.
 */
const matrix = {
  /** The own password and second factor. */
  useAccount: ['owner', 'editor', 'counsellor'],
  /** The site's content with its drafts and earlier versions. */
  readContent: ['owner', 'editor', 'counsellor'],
  editContent: ['owner', 'editor'],
  upload: ['owner', 'editor'],
  /** The institute's name, colours and legal identity. */
  editInstitute: ['owner'],
  /** What backs the claims that the site makes. */
  manageClaims: ['owner', 'editor'],
  /** Whether only what is backed is shown. */
  switchClaims: ['owner'],
  /** Ask the people whom the site shows for their consent, and see what they answered. */
  askConsent: ['owner', 'editor'],
  /** When students were placed, what they earn, and what proves it. */
  keepPlacementRecords: ['owner', 'editor'],
  /** Read, answer, delete and restore enquiries. */
  handleEnquiries: ['owner', 'counsellor'],
  /** Take and free seats of a batch. */
  handleSeats: ['owner', 'counsellor'],
  /** See who booked a demo class, note who came, and cancel classes. */
  handleBookings: ['owner', 'counsellor'],
  /** The figures of leads, demo classes and seats. */
  readReports: ['owner', 'counsellor'],
  /** Requests of people for their data, and the log of erasures. */
  handlePersonalData: ['owner'],
  /** The mails that the site sends: some of them are about accounts. */
  readMails: ['owner'],
  /** The other admins: invite, change and remove them. */
  manageStaff: ['owner'],
  /** The audit trail. */
  readAudit: ['owner'],
} as const satisfies Record<string, readonly Role[]>;

export type Capability = keyof typeof matrix;

export const capabilities = Object.keys(matrix) as Capability[];

export const rolesWith = (capability: Capability): readonly Role[] => matrix[capability];

/** Whether the role may do any of it. */
export const may = (role: Role, ...wanted: readonly Capability[]): boolean =>
  wanted.some((capability) => rolesWith(capability).includes(role));

/**
 * The role in the claims of an admin. One without the claim `role` is an owner: admins from before
 * there were roles keep what they had. Undefined for a role that does not exist.
 */
export const roleOf = (claims: Readonly<Record<string, unknown>>): Role | undefined =>
  claims['role'] === undefined ? 'owner' : roles.find((role) => role === claims['role']);
