// Writes docs/checks from the registry of checks. Usage: node pack/write-check-pages.ts
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { CHECKS } from '../src/checks/registry.ts'
import { describeProof } from '../lab/proofs.ts'
import { renderCheckIndex, renderCheckPage } from './check-page.ts'

const FOLDER = new URL('../docs/checks/', import.meta.url)

await rm(FOLDER, { recursive: true, force: true })
await mkdir(FOLDER, { recursive: true })
await writeFile(new URL('README.md', FOLDER), renderCheckIndex(CHECKS))
for (const check of CHECKS)
  await writeFile(new URL(`${check.id}.md`, FOLDER), renderCheckPage(check, describeProof(check.id)))
