import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Runs of the harness last seconds: at the end of a run one of them would leave all workers but its own idle. */
const SLOW =
  /[/]tests[/]conformance[/]|[/]packages[/]conformance[/](lab|src[/]cli[/]merge)[/]|[/]contract-diff[/]src[/]diff[.]/

/** Starts the slow files first. Without a cache Vitest starts the largest ones, which are not the slowest. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isSlow = ({ moduleId }: TestSpecification) => Number(SLOW.test(moduleId))
    return sorted.toSorted((one, other) => isSlow(other) - isSlow(one))
  }
}
