import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest: at the end, one of them would leave the other worker idle. */
const heaviest = [
  'tools/institute/second-institute',
  'rules/firestore',
  'rules/mutation',
  'api/platform/deployed-archive',
  'api/platform/attacks-floods',
  'api/demo/booking-changes',
  'api/account/rights',
  'api/demo/attacks-booking-mails',
  'api/people/erase-everywhere',
  'api/proof/placement-records',
  'api/proof/claims-leave',
  'api/media/attacks-pictures',
  'api/content/concurrency',
  'e2e/account/admin-session',
  'e2e/site/failures-visitor',
  'e2e/dashboard/admin-releases',
  'e2e/account/admin-account',
  'e2e/dashboard/failures-admin',
  'e2e/enquiries/admin-enquiries',
  'e2e/enquiries/admin-messages',
  'e2e/enquiries/admin-filters',
  'e2e/dashboard/admin-lists',
  'e2e/site/attacks-stored',
  'e2e/dashboard/admin-keyboard',
  'e2e/site/offline',
  'e2e/media/admin-media',
  'e2e/proof/admin-claims',
  'e2e/account/roles',
  'e2e/content/admin-content',
  'e2e/enquiries/admin-many-enquiries',
  'e2e/media/admin-uploads',
  'e2e/enquiries/admin-enquiry-page',
  'e2e/dashboard/admin-preview',
  'e2e/dashboard/admin-palette',
  'e2e/content/content-states',
  'e2e/site/budgets',
  'e2e/site/dev-server',
  'e2e/courses/courses',
  'e2e/site/early-presses',
];

/** A worker keeps the modules, and those of e2e the browser, for as long as files of one project follow one another. */
const stages = ['unit', 'component', 'rules', 'api', 'e2e', 'timed'];

const stageOf = ({ project }: TestSpecification): number => stages.indexOf(project.name);

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = heaviest.findIndex((name) => moduleId.includes(`/${name}.`));
  return rank === -1 ? heaviest.length : rank;
};

/** Runs the heaviest files first, and the others in the usual order. */
export class HeaviestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort
    const usual = await super.sort(files);
    return usual.toSorted((a, b) => stageOf(a) - stageOf(b) || rankOf(a) - rankOf(b));
  }
}
