import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { StatusPill } from '#src/ui/surface/status-pill.tsx'
import type { StatusLook } from './order-status.ts'

/** The state of an order by word, shape and colour. */
export function OrderStatusPill({
  look,
  status,
}: {
  readonly look: StatusLook
  readonly status: number
}): ReactElement {
  const { t } = useTranslation('wallet')
  const { tone, word } = look
  return <StatusPill tone={tone}>{word === 'statusOther' ? t(word, { status }) : t(word)}</StatusPill>
}
