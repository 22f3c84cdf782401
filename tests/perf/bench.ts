import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { table, type Figure } from './figure.ts'
import { measureGeneration } from './generation.ts'
import { measureLoad } from './javascript.ts'
import { measureMock } from './mock-speed.ts'

const { values } = parseArgs({ options: { json: { type: 'string' } } })

// One after the other: on two cores they would disturb each other.
const figures: Figure[] = [...(await measureLoad()), measureGeneration(), ...(await measureMock())]

console.log(table(figures))
if (values.json !== undefined) await writeFile(values.json, `${JSON.stringify(figures, null, 2)}\n`)
