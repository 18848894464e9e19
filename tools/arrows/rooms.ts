// The rooms of the house and its arrows: what the files of a folder may import, besides each other.
// In a room's name `*` stands for one folder; a file belongs to the first room that it is in. An arrow leads to
// a room by its name, to everything below a folder (`/**`), or to a package of `guarded`.

const schema = '@institute/schema';
/** What the build knows about the institute: two files that stand on nothing. */
const facts = 'schema/src/institute.ts';
const theme = 'schema/src/theme.ts';
const languages = 'schema/src/language.ts';
/** What code says, in each language. */
const texts = ['schema/src/texts', 'functions/src/texts', 'web/src/texts'] as const;

const platform = 'functions/src/platform';
const content = 'functions/src/content';
const mails = 'functions/src/mails';
/** What any domain of the functions stands on. */
const base = [schema, texts[1], platform, content, mails];

const account = 'functions/src/account';
const blog = 'functions/src/blog';
const courses = 'functions/src/courses';
const demo = 'functions/src/demo';
const enquiries = 'functions/src/enquiries';
const health = 'functions/src/health';
const media = 'functions/src/media';
const people = 'functions/src/people';
const placements = 'functions/src/placements';
const proof = 'functions/src/proof';
const redirects = 'functions/src/redirects';
/** The kinds of content with their checks. */
const kinds = 'functions/src/kinds';
const releases = 'functions/src/releases';
const reports = 'functions/src/reports';
const search = 'functions/src/search';
const domains = [account, blog, courses, demo, enquiries, health, media, people, placements, proof];
const everyDomain = [...base, ...domains, kinds, redirects, releases, reports, search];

const lib = ['web/src/lib/*', 'web/src/lib/content', 'web/src/lib/firebase'];
/** What any part of the web app stands on. */
const ground = [schema, 'web/src/config', 'web/src/theme', texts[2], ...lib];
const components = 'web/src/components';
const features = 'web/src/features/*';
/** What the tabs of the dashboard share: each stands on those before it, and `editor` also on `media`. */
const shell = 'web/src/admin/shell';
const preview = 'web/src/admin/preview';
const editor = 'web/src/admin/editor';
const list = 'web/src/admin/list';
const shared = [shell, preview, editor, list];
const mediaTab = 'web/src/admin/media';
const tabs = [...shared, mediaTab, 'web/src/admin/account', 'web/src/admin/*'];

const below = ['functions/src/**', 'web/src/**'];
const support = 'tests/support';

export const rooms: readonly (readonly [room: string, mayImport: readonly string[]])[] = [
  [facts, []],
  [theme, []],
  [languages, [facts]],
  [texts[0], [facts, languages]],
  ['schema/src/fields', [facts, texts[0]]],
  ['schema/src/*', [facts, theme, languages, texts[0], 'schema/src/fields', 'schema/src/*']],
  ['schema/src', [facts, theme, languages, texts[0], 'schema/src/fields', 'schema/src/*']],

  [texts[1], [schema]],
  [platform, [schema, texts[1]]],
  [content, [schema, texts[1], platform]],
  [mails, [schema, texts[1], platform, content]],
  [account, base],
  [blog, base],
  [courses, base],
  [redirects, base],
  [search, [...base, proof]],
  [media, base],
  [enquiries, [...base, account]],
  [health, [...base, media, proof]],
  [reports, [...base, enquiries]],
  [demo, [...base, enquiries]],
  [proof, [...base, media]],
  [placements, [...base, proof]],
  [kinds, [...base, blog, courses, demo, placements, proof]],
  [releases, [...base, account, kinds]],
  [people, [...base, account, enquiries, media, demo, placements, proof, releases, reports]],
  ['functions/src/pages', [...everyDomain, '@institute/web']],
  ['functions/src/api', everyDomain],
  ['functions/src', [...everyDomain, 'functions/src/pages', 'functions/src/api']],
  ['functions', []],

  ['web/src/config', [schema]],
  ['web/src/theme', []],
  [texts[2], [schema, 'web/src/config']],
  ['web/src/lib/firebase', [...ground, 'firebase', 'reactfire']],
  ['web/src/lib/content', [...ground, 'firebase']],
  ['web/src/lib/*', ground],
  [components, ground],
  [features, [...ground, components]],
  [shell, [...ground, components]],
  [preview, [...ground, components, shell]],
  [editor, [...ground, components, shell, preview, mediaTab]],
  [list, [...ground, components, shell, preview, editor]],
  [mediaTab, [...ground, components, ...shared, 'web/src/admin/account']],
  ['web/src/admin/account', [...ground, components, ...shared, 'reactfire']],
  ['web/src/admin/*', [...ground, components, ...tabs]],
  ['web/src/admin', [...ground, components, ...tabs, 'reactfire']],
  ['web/src/service-worker', ground],
  ['web/src/app', [...ground, components, features, 'web/src', 'web/src/admin']],
  ['web/src', [...ground, components, features, 'web/src/app']],
  ['web', [schema, 'web/src/config', 'web/src/lib/*']],

  [support, [schema, 'functions/src/**']],
  ['tests/rules', [schema, support, 'tools']],
  ['tests/bench', [schema, support, 'functions/src/**', 'tools']],
  ['tests/*', [schema, support, 'tests/bench', 'sample', 'tools', ...below]],
  ['sample', [schema, 'functions/src/**']],
  ['tools', [schema, support, 'sample', ...below]],
];

/** Packages that only the rooms import that name them. */
export const guarded = ['@institute/schema', '@institute/web', 'firebase', 'reactfire'];
