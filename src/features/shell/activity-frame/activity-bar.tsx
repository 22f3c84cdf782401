import { useRef, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Words } from '#src/ui/data/words.tsx'
import { IconButton } from '#src/ui/form/icon-button.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import styles from './activity-frame.module.css'
import type { HidingBar } from './use-hiding-bar.ts'

export interface ActivityBarProps {
  readonly title: string
  readonly bar: HidingBar
  readonly isCollapsed: boolean
  readonly onCollapse: (isCollapsed: boolean) => void
  readonly onClose: () => void
}

/**
 * A strip above the page with Close, which stays. Title, and minimize or restore, hide; a button then shows them again.
 */
export function ActivityBar({ title, bar, isCollapsed, onCollapse, onClose }: ActivityBarProps): ReactElement {
  const { t } = useTranslation(['overlays', 'common'])
  const resize = useRef<HTMLButtonElement>(null)
  const isHidden = !bar.isShown && !isCollapsed

  // The focus keeps it there until the player goes back to the page.
  function showBar(): void {
    bar.show()
    resize.current?.focus()
  }

  return (
    <>
      <header className={styles.bar} {...bar.handlers}>
        <button type="button" className={styles.close} aria-label={t('frameClose', { title })} onClick={onClose}>
          <Icon name="close" size={20} />
          <Words>{t('common:close')}</Words>
        </button>
        <div className={styles.hiding} data-hidden={isHidden || undefined}>
          <h2 className={styles.title}>{title}</h2>
          <IconButton
            ref={resize}
            icon={isCollapsed ? 'chevron-up' : 'chevron-down'}
            label={isCollapsed ? t('frameExpand', { title }) : t('frameCollapse')}
            aria-expanded={!isCollapsed}
            onClick={() => onCollapse(!isCollapsed)}
          />
        </div>
      </header>
      {isHidden && (
        <button
          type="button"
          className={styles.handle}
          aria-label={t('frameShowBar')}
          title={t('frameShowBar')}
          onClick={showBar}
        >
          <Icon name="more" size={20} />
        </button>
      )}
    </>
  )
}
