import { afterEach, vi } from 'vitest'

// Runs before each test file. Files share a worker and its globals, but not the state of modules.
vi.resetModules()

afterEach(() => void vi.useRealTimers())
