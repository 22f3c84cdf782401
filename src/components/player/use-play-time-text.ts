import { useTranslation } from 'react-i18next'

/** Returns minutes of play in words: `24 min`, `1 h 24 min`. Its texts are those of `playBreak`. */
export function usePlayTimeText(): (minutes: number) => string {
  const { t } = useTranslation('playBreak')
  return (minutes) =>
    minutes < 60 ? t('minutes', { minutes }) : t('hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
}
