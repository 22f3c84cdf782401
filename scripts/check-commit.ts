// Usage: node scripts/check-commit.ts FILE
// Checks the commit message in a file, as git's commit-msg hook gives it.
import { readFileSync } from 'node:fs'
import { listMessageProblems } from './check/commit-subject.ts'

const [, , file = ''] = process.argv
const problems = listMessageProblems(readFileSync(file, 'utf8'))
if (problems.length > 0) {
  console.error(['The commit message does not fit CONTRIBUTING.md:', ...problems].join('\n  '))
  process.exitCode = 1
}
