import { useTranslation } from 'react-i18next'
import type { SideFault } from './papers.ts'

/** Says beside a side what is wrong with it: the server's words, or ours. */
export function useSideFault(): (fault: SideFault | undefined) => string | undefined {
  const { t } = useTranslation(['kyc', 'errors'])
  return (fault) => {
    if (fault === undefined) return undefined
    if (fault === 'required') return t('errors:required')
    if (typeof fault === 'string') return t(`picture.${fault}`)
    return 'text' in fault ? fault.text : t(`errors:${fault.key}`)
  }
}
