import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toStripName, VARIANTS, type Count, type Journey, type Variant } from './journey.ts'
import { JOURNEYS } from './list.ts'
import { formatCounts } from './strip.ts'

/** Writes the page that shows all strips, into their folder. The counts of journeys that were not taken stay. */
export async function writeJourneysReadme(out: string, taken: readonly Count[]): Promise<void> {
  const file = join(out, 'counts.json')
  const kept = JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as Record<string, Count>
  const counts = { ...kept, ...Object.fromEntries(taken.map((count) => [count.strip, count])) }
  const listed = JOURNEYS.flatMap(({ name }) => VARIANTS.flatMap((variant) => counts[toStripName(name, variant)] ?? []))
  await writeFile(
    file,
    `${JSON.stringify(Object.fromEntries(listed.map((count) => [count.strip, count])), undefined, 2)}\n`,
  )
  await writeFile(join(out, 'README.md'), journeysReadme(JOURNEYS, listed))
}

/** The page: a table of the counts, then each journey with its steps and strips. */
export function journeysReadme(journeys: readonly Journey[], counts: readonly Count[]): string {
  const cell = (journey: Journey, wanted: Variant): string => {
    const found = counts.find(({ strip }) => strip === toStripName(journey.name, wanted))
    return found === undefined ? '–' : formatCounts(found.taps, found.fields)
  }
  const looks = VARIANTS.map(({ viewport, language }) => `${viewport}, ${language}`)
  const rows = journeys.map((journey) => {
    const cells = VARIANTS.map((variant) => cell(journey, variant))
    return `| [${journey.name}](#${journey.name}) | ${String(journey.steps.length)} | ${cells.join(' | ')} |`
  })
  return `# Journeys

Six ways through the app, as a player goes them: in the built app with the mock behind it, by the names that a player
reads. \`npm run screens -- --journeys\` goes them, counts taps and fields typed into, and writes the strips and this
page; do not edit it. \`npm run test:full -- --only journeys\` fails where a journey stops. The steps are in
\`scripts/screens/journeys\`.

| journey | steps | ${looks.join(' | ')} |
|---|---|${VARIANTS.map(() => '---|').join('')}
${rows.join('\n')}

${journeys.map(describeJourney).join('\n')}`
}

function describeJourney({ name, about, steps }: Journey): string {
  const [main, ...others] = VARIANTS.map((variant) => {
    const { viewport, language } = variant
    return `![${name}: ${viewport}, ${language}](${toStripName(name, variant)})`
  })
  return `## ${name}
${about[0]?.toUpperCase() ?? ''}${about.slice(1)}.

${steps.map(({ label }, place) => `${String(place + 1)}. ${label}`).join('\n')}

${main ?? ''}

<details><summary>The other language, and desktop</summary>

${others.join('\n\n')}

</details>
`
}
