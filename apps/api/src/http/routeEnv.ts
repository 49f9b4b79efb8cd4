import type { Hono } from 'hono';
import type { Connection } from '../ports';

/** The Hono environment of a route. */
export interface RouteEnv {
  Bindings: Connection;
}

/** The router to which REST operations are added by their full path. */
export type Routes = Hono<RouteEnv>;
