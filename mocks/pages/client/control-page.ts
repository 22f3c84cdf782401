// The browser code of the control page.
import type { ControlModel } from '../control-model.ts'
import { setUpFaults } from './control-faults.ts'
import { setUpWorld } from './control-world.ts'
import { readPageData } from './dom.ts'

const model = readPageData<ControlModel>()
setUpFaults(model)
setUpWorld(model)
