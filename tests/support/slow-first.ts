import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that run for 10 to 30 s: at the end of a run one of them would leave all workers but its own idle. */
const SLOW =
  /tests\/(contract\/conformance\/(mutants|socket|frames)|conformance\/lab\/harness-on-lab|conformance\/src\/diff\/diff)[.]test/

/** Starts the slow files first. Without a cache Vitest starts the largest ones, which are not the slowest. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isSlow = ({ moduleId }: TestSpecification) => Number(SLOW.test(moduleId))
    return sorted.toSorted((one, other) => isSlow(other) - isSlow(one))
  }
}
