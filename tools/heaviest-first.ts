import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest: at the end, one of them would leave the other worker idle. */
const heaviest = ['rules/mutation', 'api/platform/property', 'api/media/image-widths'];

/** Runs the heaviest files first, and the others in the usual order. */
export class HeaviestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const groupOf = ({ project }: TestSpecification) => project.config.sequence.groupOrder;
    const rankOf = ({ moduleId }: TestSpecification) => {
      const rank = heaviest.findIndex((name) => moduleId.endsWith(`/tests/${name}.test.ts`));
      return rank === -1 ? heaviest.length : rank;
    };
    // oxlint-disable-next-line unicorn/no-array-sort
    const usual = await super.sort(files);
    return usual.toSorted((a, b) => groupOf(a) - groupOf(b) || rankOf(a) - rankOf(b));
  }
}
