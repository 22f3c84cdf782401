import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useStores } from '#src/stores/stores-context.tsx'

/** Shows that the device's storage is full, so that only this tab remembers a money request. */
export function useStorageFull(): () => void {
  const { notices } = useStores()
  const { t } = useTranslation('wallet')
  return useCallback(() => notices.danger(t('storageFull')), [notices, t])
}
