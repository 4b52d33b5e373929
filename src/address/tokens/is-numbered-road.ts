import { ROAD_OF_ONE_COUNTY, US_ROADS_OF_NUMBER } from "../data/us-road-words.ts";

/** Whether a word is a road by itself that a number behind it tells apart: "LOOP 410", "WCR 17". */
export function isNumberedRoad(text: string): boolean {
  return US_ROADS_OF_NUMBER.has(text) || ROAD_OF_ONE_COUNTY.test(text);
}
