import { mount } from "svelte";
import "virtual:palette.css";
import "./fonts.css";
import "./app.css";
import "./contrast.css";
import App from "./App.svelte";

mount(App, { target: document.getElementById("app")! });
