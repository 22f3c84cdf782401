import { inRoot } from '../setup/root.mjs'

/** One step of `npm run check`: a program that exits with 0 when all is well. */
export type Step = {
  name: string
  /** Arguments for Node: a script, and what it is told. */
  node?: string[]
  /** Or a program of node_modules/.bin with its arguments. */
  run?: string[]
  /** What mends a failure, or where to look; printed below the step's output. */
  mend: string
  /** The steps that take longest start first. */
  slow?: boolean
}

const LINTED = ['src', 'mocks', 'scripts', 'tests', 'vite.config.ts', 'capacitor.config.ts']
/** What has one style, so that no review speaks of it; documents and generated code keep their own. */
const FORMATTED = ['src/**/*.{ts,tsx,css}', '{mocks,tests,scripts}/**/*.{ts,tsx,mjs}', '*.config.ts']
const OXLINT = ['-c', '.oxlintrc.json', '--type-aware', '--deny-warnings', '--report-unused-disable-directives']

/** All steps of `npm run check`; a later one is one more entry. */
export const STEPS: Step[] = [
  {
    name: 'generated code is up to date',
    node: ['scripts/generate.ts', '--check'],
    mend: 'npm run generate, and commit what it changes',
    slow: true,
  },
  {
    name: 'types',
    node: ['node_modules/@typescript/native/bin/tsc', '--project', 'tsconfig.json'],
    mend: 'the types above',
  },
  {
    name: 'lint',
    run: ['oxlint', ...OXLINT, ...LINTED],
    mend: `npx oxlint ${OXLINT.join(' ')} --fix ${LINTED.join(' ')}  (what can be mended by itself)`,
  },
  {
    name: 'format',
    run: ['oxfmt', '-c', 'scripts/check/oxfmt.json', '--check', ...FORMATTED],
    mend: 'npm run format',
  },
  {
    name: 'documents',
    run: [
      'redocly',
      'lint',
      '--config',
      'scripts/check/redocly.yaml',
      '--format=stylish',
      'openapi/openapi.yaml',
      'asyncapi/socket.yaml',
      'asyncapi/frames.yaml',
    ],
    mend: 'the lines of openapi/ and asyncapi/ above',
  },
  {
    name: 'imports',
    node: ['scripts/check/imports.ts'],
    mend: 'the imports above; the rules: scripts/check/dependency-rules.ts',
  },
  {
    name: 'unused code',
    run: ['knip', '--config', 'scripts/check/knip.json', '--no-progress', '--no-config-hints'],
    mend: 'remove what nothing uses; what only a tool uses: scripts/check/knip.json',
  },
  {
    name: 'files',
    node: ['scripts/check/files.ts'],
    mend: 'split or rename the files above; the rules: scripts/check/file-rules.ts',
  },
]

/** The command line of a step. */
export function commandOf(step: Step): { command: string; args: string[] } {
  if (step.node !== undefined) return { command: process.execPath, args: step.node }
  const [program = '', ...args] = step.run ?? []
  return { command: inRoot('node_modules/.bin', program), args }
}
