/** A httpError that the client may read. Any other error stays on the server unless `detailedErrors` is on. */
export class HubError extends Error {
  // The stock clients' users know this name from the texts of other SignalR servers.
  override readonly name: string = 'HubException';
}
