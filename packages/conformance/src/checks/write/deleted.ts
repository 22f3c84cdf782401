import { defineCheck } from '../define-check.ts'
import { isDeletion } from './effect.ts'
import { reportEffect } from './missing-effect.ts'

export const deletedCheck = defineCheck({
  id: 'deleted',
  title: 'Deleted data',
  severity: 'critical',
  when: 'effect',
  description: 'Deleted data can no longer be read.',
  fix: 'Delete or hide the row in every read before responding.',
  since: '0.1.0',
  on: isDeletion,
  run: reportEffect,
})
