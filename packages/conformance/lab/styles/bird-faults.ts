/** A fault of the bird watchers' server: what it shows, and the operation and check that report it. */
interface BirdFaultInfo {
  shows: string
  reports: string
}

/** Faults of REST manners, one at a time. `reports` is `operation/check`. */
export const BIRD_FAULTS = {
  'html-401': { shows: 'A refusal without a session is an HTML page.', reports: 'listSightings/content-type' },
  'error-plain-json': { shows: 'A refusal of the input is application/json.', reports: 'addSighting/content-type' },
  'problem-without-title': { shows: 'A refusal lacks a required field.', reports: 'getSighting/schema' },
  'no-challenge': { shows: 'A refusal lacks WWW-Authenticate.', reports: 'getProfile/headers' },
  'no-limit-on-errors': { shows: 'Refusals lack a required header.', reports: 'getSighting/headers' },
  'undocumented-403': { shows: 'A request without a session gets HTTP 403.', reports: 'getProfile/status' },
  'text-replaced': { shows: 'Another contact is stored.', reports: 'addSighting/stored' },
  'notes-dropped': { shows: 'The notes are not stored.', reports: 'addSighting/stored' },
  'offset-dropped': { shows: 'The offset of a time is lost.', reports: 'addSighting/stored' },
  'decimals-dropped': { shows: 'Decimals are cut.', reports: 'addSighting/stored' },
  'marks-cut': { shows: 'Only the first mark is stored.', reports: 'addSighting/stored' },
  'species-cut': { shows: 'Long texts are cut.', reports: 'addSighting/stored' },
  'name-in-small-letters': { shows: 'A PUT stores a text in small letters.', reports: 'setProfile/stored' },
  'email-skipped': { shows: 'A PUT does not store a field.', reports: 'setProfile/stored' },
  'put-response-only': { shows: 'Only the response has the club.', reports: 'setProfile/stored' },
  'patch-resets': { shows: 'A PATCH resets fields that it does not name.', reports: 'changeSighting/stored' },
  'null-ignored': { shows: 'A PATCH ignores null.', reports: 'changeSighting/stored' },
  'patch-read-only': { shows: 'A PATCH sets a readOnly field.', reports: 'changeSighting/stored' },
  'create-read-only': { shows: 'A client sets the status.', reports: 'addSighting/stored' },
  'id-taken-over': { shows: 'A client sets the id.', reports: 'addSighting/stored' },
  'level-taken-over': { shows: 'A client sets the level.', reports: 'setProfile/stored' },
  'file-cut': { shows: 'A download ends early.', reports: 'addRecording/stored' },
  'file-as-text': { shows: 'A download was decoded as text.', reports: 'addRecording/stored' },
  'not-listed': { shows: 'New sightings are not listed.', reports: 'addSighting/created' },
  'list-of-all': { shows: 'The list has the sightings of all.', reports: 'listSightings/other-player' },
  'read-of-others': { shows: 'A sighting of another user can be read.', reports: 'getSighting/other-player' },
  'delete-of-others': { shows: 'A sighting of another user can be deleted.', reports: 'deleteSighting/other-player' },
  'false-ignored': { shows: 'A filter by false is ignored.', reports: 'listSightings/filter' },
  'total-off': { shows: 'The total is one too high.', reports: 'listSightings/pagination' },
  'end-lost': { shows: 'The list ends after 110 items.', reports: 'listSightings/pagination' },
  'etag-frozen': { shows: 'The ETag never changes.', reports: 'changeSighting/etag' },
  'no-304': { shows: 'If-None-Match is ignored.', reports: 'getSighting/etag' },
  'favorite-kept': { shows: 'The first favorite stays.', reports: 'chooseFavorite/created' },
  'mute-lost': { shows: 'An alert is not muted.', reports: 'muteAlert/created' },
  'mute-on-next': { shows: 'The next alert is muted.', reports: 'muteAlert/created' },
  'mute-dismisses': { shows: 'A muted alert is dismissed.', reports: 'muteAlert/created' },
  'dismiss-lost': { shows: 'A dismissed alert stays.', reports: 'dismissAlert/deleted' },
  'dismiss-mutes': { shows: 'A dismissed alert is only muted.', reports: 'dismissAlert/deleted' },
  'dismiss-next': { shows: 'The next alert is dismissed.', reports: 'dismissAlert/deleted' },
  'export-stuck': { shows: 'Accepted work stays as it is.', reports: 'startExport/accepted' },
} as const satisfies { [name: string]: BirdFaultInfo }

/** The name of a fault of the bird watchers' server. */
export type BirdFault = keyof typeof BIRD_FAULTS
