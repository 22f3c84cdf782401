/** Renders a package's bin, in ES5 syntax so that an old Node can parse it and report the required version. */
export const renderBin = (program: string): string => `#!/usr/bin/env node
var wanted = require('../package.json').engines.node.replace(/\\D/g, '')
var here = process.versions.node
if (Number(here.split('.')[0]) < Number(wanted)) {
  process.stderr.write('${program}: this is Node ' + here + ', and Node ' + wanted + ' or newer is needed\\n')
  process.exitCode = 2
} else {
  import('./cli.mjs')
}
`
