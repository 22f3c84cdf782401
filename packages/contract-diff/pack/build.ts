// `npm run release` runs this for packages/contract-diff: it compiles the command and its dependencies into dist/.
import { packProgram } from '@tumpak/contract-kit/pack-program.ts'

await packProgram(new URL('../', import.meta.url), 'contract-diff', { cli: 'src/main.ts' })
