import type { Card } from "../contract";
import Picture from "./Picture.svelte";

export const card: Card = { Picture, badge: "base-flag-north" };
