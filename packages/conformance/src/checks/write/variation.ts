import { listIgnoredCase } from '../../cases/ignored-case.ts'
import { findLanguage } from '../../cases/language.ts'
import { isRead } from '../../context/risk.ts'
import { defineCheck } from '../define-check.ts'
import { readInOtherCase, writeInOtherCase } from './other-case.ts'
import { readInLanguages, writeInLanguages } from './other-language.ts'

export const variationCheck = defineCheck({
  id: 'variation',
  title: 'The same request in another way',
  severity: 'critical',
  when: 'rules',
  description:
    'A request does the same in another language, and in other case where the document says that case is ignored (`x-ignores: case`): a read shows the same data but for its texts, and a write has the same outcome. A difference counts if it is there twice.',
  fix: 'Store and find data by ids, not by texts of a language. Compare texts whose case is ignored in one case.',
  since: '0.3.0',
  async run(input) {
    const { context, operation, report } = input
    const language = findLanguage(context, operation)
    const fields = listIgnoredCase(context, operation)
    if (language === undefined && fields.length === 0) return report.notApplicable()
    if (language !== undefined) await (isRead(operation) ? readInLanguages : writeInLanguages)(input, language)
    for (const field of fields) await (isRead(operation) ? readInOtherCase : writeInOtherCase)(input, field)
  },
})
