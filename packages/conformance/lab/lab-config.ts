import { fileURLToPath } from 'node:url'
import { readDocument } from '@tumpak/contract-kit/load-document.ts'
import { readConfig } from '../src/config/read-config.ts'

const inLab = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

/** The harness's settings for a lab, without its address. Runs share what the harness compiles of one document. */
export const LAB_CONFIG = { ...readConfig(inLab('harness.yaml'), {}), openapi: readDocument(inLab('openapi.yaml')) }
