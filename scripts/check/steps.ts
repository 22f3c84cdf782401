/** One step of `npm run check`: a shell command that exits with 0 on success. */
export interface Step {
  name: string
  command: string
  /** How to fix a failure; printed below the step's output. */
  fix: string
  /** Slow steps start first. */
  slow?: boolean
  /** Runs tests of the project `unit`, all of which `npm test` runs anyway. */
  isUnit?: boolean
}

/** The tests that an edit of a document, a text or a route breaks most: seconds, and no browser. */
const QUICK_TESTS = [
  'tests/architecture/documentation',
  'tests/architecture/messages',
  'tests/architecture/texts',
  'tests/contract/asyncapi',
  'tests/contract/openapi',
  'mocks/handlers/registry',
  'src/app/router',
  'src/i18n',
]

/** All steps of `npm run check`. Each tool finds its own configuration at the root. */
export const STEPS: Step[] = [
  {
    name: 'generated code is up to date',
    command: 'node scripts/generate.ts --check',
    fix: 'npm run generate, and commit what it changes',
    slow: true,
  },
  { name: 'types', command: 'tsc -b', fix: 'the types above' },
  { name: 'lint', command: 'oxlint', fix: 'npx oxlint --fix' },
  { name: 'format', command: 'oxfmt --check', fix: 'npm run format' },
  { name: 'documents', command: 'redocly lint --format=stylish', fix: 'the lines of openapi/ and asyncapi/ above' },
  {
    name: 'versions of the documents',
    command: 'node scripts/check/released-documents.ts',
    fix: 'info.version and x-changelog of the documents above; npm run contract:diff shows what has changed',
  },
  {
    name: 'contract, texts, routes',
    command: `vitest run --project unit --reporter=dot ${QUICK_TESTS.join(' ')}`,
    fix: 'the tests above',
    slow: true,
    isUnit: true,
  },
  {
    name: 'imports',
    command: 'depcruise src generated mocks packages tests scripts',
    fix: 'the imports above; the rules: .dependency-cruiser.mjs',
  },
  {
    name: 'unused code',
    command: 'knip --no-progress --no-config-hints',
    fix: 'remove what nothing uses; what only a tool uses: "knip" in package.json',
  },
  {
    name: 'files',
    command: 'node scripts/check/files.ts',
    fix: 'split or rename the files above; the rules: scripts/check/file-rules.ts',
  },
]
