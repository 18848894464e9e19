const kilobyte = 1024;
const megabyte = 1e6;

/**
 * What the site may cost visitors and the owner. Sizes are gzip-compressed bytes, times are
 * milliseconds, ratios compare with a run without our code on the same machine.
 */
export const budgets = {
  html: 14 * kilobyte,
  inlineScript: kilobyte,
  /** Ten TCP segments: the initial congestion window. */
  congestionWindow: 10 * 1460,
  /** With its head. What stands below the first screen comes in a second round trip. */
  timetableHtml: 17_000,
  /** A letter has three bytes. */
  tamilHtml: 18_000,
  /** More on a page in English that has one in Tamil: what names both addresses. */
  tamilLinks: 128,
  fetchedBeforePaint: 0,
  renderBlocking: 0,
  idleScripts: 134.75 * kilobyte,
  furtherRoute: 10 * kilobyte,
  /** With the style sheets of its form, which a page without a form does not have in its HTML. */
  popup: 35.75 * kilobyte,
  firstView: 223.5 * kilobyte,
  documentsRead: 0,
  dashboard: 434.5 * kilobyte,
  editorOnFirstTab: 0,

  score: 99,
  medianScore: 100,
  firstContentfulPaint: 750,
  largestText: 900,
  largestImage: 1100,
  totalBlockingTime: 60,
  layoutShift: 0.01,
  /** The largest paint in Tamil after that in English. */
  tamilLater: 100,

  navigation: 200,
  navigationRead: 50,
  earlyClick: 1800,

  rendersPerSecond: 180,
  fromMemoryShare: 0.7,
  frameworkShare: 0.8,
  coldShare: 1.5,

  toBlog: 40 * kilobyte,
  toCourses: 60 * kilobyte,
  toList: 300,
  listAnswer: 2 * megabyte,
  sitemapShare: 0.7,
  pagesMemory: 220,

  /** Of 50,000 leads compared with 50. */
  leadsGrowth: 1.5,
} as const;
