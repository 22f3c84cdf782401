// Run by `npm pack` in packages/contract-diff: compiles the command and its dependencies into dist/.
import { packProgram } from '@tumpak/contract-kit/pack-program.ts'

await packProgram(new URL('../', import.meta.url), 'contract-diff', { cli: 'src/main.ts' })
