import { parseArgs } from 'node:util'
import { FAULT_NAMES, getFault, isFaultName, MORE_FAULT_NAMES } from './faults.ts'
import { createLab } from './lab-server.ts'

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4700' }, fault: { type: 'string', multiple: true, default: [] } },
})
const unknown = values.fault.filter((name) => !isFaultName(name))

if (unknown.length > 0) {
  console.error(`No such fault: ${unknown.join(', ')}. There are:\n${[...FAULT_NAMES, ...MORE_FAULT_NAMES].join('\n')}`)
  process.exitCode = 2
} else {
  const faults = values.fault.filter(isFaultName)
  createLab(faults).listen(Number(values.port), '127.0.0.1', () => {
    console.log(`The library listens on http://127.0.0.1:${values.port}`)
    for (const name of faults) console.log(`${name}: ${getFault(name).shows}`)
  })
}
