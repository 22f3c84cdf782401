// The browser code of the control page.
import type { ControlModel } from '../control-model.ts'
import { setUpCalls } from './control-calls.ts'
import { setUpFaults } from './control-faults.ts'
import { setUpPersonas } from './control-personas.ts'
import { setUpSandbox } from './control-sandbox.ts'
import { readPageData } from './dom.ts'

const model = readPageData<ControlModel>()
setUpFaults(model)
setUpSandbox(model)
setUpPersonas(model)
setUpCalls()
