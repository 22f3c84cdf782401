import type { TestProject } from 'vitest/node'
import { startMock } from '../servers.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The port to which Vite's proxy sends the requests of component tests. */
    mockPort: number
  }
}

/** Starts the mock behind Vite's proxy before all component tests, and stops it after them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const mock = await startMock({ port: project.config.provide.mockPort })
  return mock.stop
}
