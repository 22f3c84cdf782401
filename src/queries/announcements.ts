import { getListAnnouncementsQueryOptions } from '#generated/http/app/list-announcements.ts'

/** The operator's notices to everybody. */
export function announcementsQuery() {
  return getListAnnouncementsQueryOptions()
}
