/** What a hub says to its clients: names of events and their arguments. One that answers can be invoked for its result. */
export type EventsOf<Events> = { [Name in keyof Events]: (...values: never[]) => unknown };

/** Events of which nothing is known. */
export type AnyEvents = Record<string, (...values: unknown[]) => unknown>;

export type EventName<Events extends EventsOf<Events>> = keyof Events & string;
export type EventValues<Events extends EventsOf<Events>, Name extends EventName<Events>> = Parameters<
  Events[Name]
>;
export type EventResult<Events extends EventsOf<Events>, Name extends EventName<Events>> = Awaited<
  ReturnType<Events[Name]>
>;
