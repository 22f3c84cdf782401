import type { IconName } from '#src/ui/icon/icon-name.ts'

/** Drawn neutrally: the marks of others are not ours to copy. */
const ICONS: Readonly<Record<string, IconName>> = {
  online: 'support',
  telegram: 'send',
  viber: 'phone',
  messenger: 'chat',
  facebook: 'friends',
  instagram: 'camera',
}

/** The picture of a channel; one that an operator adds gets the plain one. */
export function channelIcon(id: string): IconName {
  return (Object.hasOwn(ICONS, id) && ICONS[id]) || 'external'
}
