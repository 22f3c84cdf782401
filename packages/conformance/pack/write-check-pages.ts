// Writes docs/checks from the registry and the proofs: node packages/conformance/pack/write-check-pages.ts [CHECK…]
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { findProven } from '../lab/proofs/proof.ts'
import { PROOFS } from '../lab/proofs/proofs.ts'
import { CHECKS } from '../src/checks/registry.ts'
import { FOLDER, renderCheckIndex, renderCheckPage } from './check-page.ts'

const chosen = process.argv.slice(2)
const pages = new Set<string>(['README.md', ...CHECKS.map(({ id }) => `${id}.md`)])

await mkdir(FOLDER, { recursive: true })
for (const file of await readdir(FOLDER)) if (!pages.has(file)) await rm(new URL(file, FOLDER))
await writeFile(new URL('README.md', FOLDER), renderCheckIndex(CHECKS))
for (const check of CHECKS) {
  if (chosen.length > 0 && !chosen.includes(check.id)) continue
  const proof = PROOFS[check.id]
  const report = await proof?.run([])
  if (proof && report && !proof.isInconclusive && findProven(report, check.id, proof) === undefined)
    console.error(`${check.id}: its proof has no finding of it in ${proof.at}`)
  await writeFile(new URL(`${check.id}.md`, FOLDER), renderCheckPage(check, proof, report))
}
