import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/form/button.tsx'
import type { IconName } from '#src/ui/icon/icon-name.ts'
import { useNearView } from '#src/ui/list/use-near-view.ts'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'
import type { TypeHue } from '#src/ui/surface/type-hue.ts'
import { RowFailed, type RowFailedProps } from './row-failed.tsx'

/** Half a screen of a phone below the view; a row above it counts as near, since the rows below depend on it. */
const NEAR = '1000000px 0px 300px'

export interface LobbySectionProps {
  readonly title: string
  readonly icon: IconName
  readonly hue?: TypeHue | undefined
  readonly onSeeAll?: (() => void) | undefined
  /** Its number from the top. */
  readonly row: number
  /** The row comes near the view: its games, and those of the rows above, may load. */
  readonly onNear: (row: number) => void
  /** The failed read of the row. */
  readonly failed?: RowFailedProps['query'] | undefined
  readonly children: ReactNode
}

/** A row of the lobby under its heading. */
export function LobbySection({
  title,
  icon,
  hue,
  onSeeAll,
  row,
  onNear,
  failed,
  children,
}: LobbySectionProps): ReactElement {
  const { t } = useTranslation('games')
  const section = useRef<HTMLElement>(null)
  const isNear = useNearView(section, true, NEAR)
  useEffect(() => {
    if (isNear) onNear(row)
  }, [isNear, onNear, row])
  const seeAll = onSeeAll && (
    <Button
      variant="ghost"
      size="sm"
      iconEnd="chevron-right"
      aria-label={t('seeAllOf', { name: title })}
      onClick={onSeeAll}
    >
      {t('seeAll')}
    </Button>
  )
  return (
    // Its skeletons stand still until it comes near.
    <section ref={section} data-waiting={!isNear || undefined}>
      <SectionHeader title={title} icon={icon} hue={hue} action={seeAll} />
      {failed ? <RowFailed query={failed} /> : children}
    </section>
  )
}
