import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toStripName, VARIANTS, type Count, type Journey, type Variant } from './journey.ts'
import { JOURNEYS } from './list.ts'
import { formatCounts } from './strip.ts'

/** Writes the page that shows all strips, into their folder. */
export async function writeJourneysReadme(out: string, counts: readonly Count[]): Promise<void> {
  await writeFile(join(out, 'README.md'), journeysReadme(JOURNEYS, counts))
}

/** The page: a table of the counts, then each journey with its steps and strips. */
export function journeysReadme(journeys: readonly Journey[], counts: readonly Count[]): string {
  const cell = (journey: Journey, wanted: Variant): string => {
    const found = counts.find(({ journey: name, variant }) => name === journey.name && variant === wanted)
    return found === undefined ? '–' : formatCounts(found.taps, found.fields)
  }
  const looks = VARIANTS.map(({ viewport, language }) => `${viewport}, ${language}`)
  const rows = journeys.map((journey) => {
    const cells = VARIANTS.map((variant) => cell(journey, variant))
    return `| [${journey.name}](#${journey.name}) | ${String(journey.steps.length)} | ${cells.join(' | ')} |`
  })
  return `# Journeys

Five ways through the app, as a player goes them: in the built app with the mock behind it, by the names that a player
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
