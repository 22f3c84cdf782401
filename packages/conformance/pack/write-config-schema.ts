// Writes config.schema.json from the settings: node packages/conformance/pack/write-config-schema.ts
import { writeFile } from 'node:fs/promises'
import { CONFIG_SCHEMA } from '../src/config/presets.ts'
import { renderConfigSchema } from './config-schema.ts'

await writeFile(CONFIG_SCHEMA, renderConfigSchema())
